import DumpCommand
import Glibc

exit(DumpCommand.run(Array(CommandLine.arguments.dropFirst())))
