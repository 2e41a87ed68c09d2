/// The memory of a screen template; who holds it may use the template.
final class ScreenTemplateMemory {
  let template: UnsafePointer<ScreenTemplate>
  private let memory: UnsafeMutablePointer<ScreenTemplate>
  private let leaves: UnsafeMutableBufferPointer<ScreenTemplate.Leaf>

  init(_ plan: SectionPlan, acrossStart: Double, mirror: Double?) {
    leaves = .allocate(capacity: plan.template.leaves.count)
    memory = .allocate(capacity: 1)
    memory.initialize(
      to: ScreenTemplate(plan, acrossStart: acrossStart, mirror: mirror, leaves: leaves))
    template = UnsafePointer(memory)
  }

  deinit {
    memory.deallocate()
    leaves.deallocate()
  }
}
