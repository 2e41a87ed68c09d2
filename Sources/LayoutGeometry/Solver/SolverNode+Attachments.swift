extension SolverNode {
  /// What few nodes have: supplementary items, and the frames of a custom group.
  struct Attachments {
    let supplementaryItems: [SupplementaryItem]
    let customFrames: CustomFrames?

    /// Puts them into memory of their own; none where there is nothing to put there.
    static func allocate(
      _ supplementaryItems: [SupplementaryItem], _ customFrames: CustomFrames? = nil
    ) -> UnsafeMutablePointer<Attachments>? {
      if supplementaryItems.isEmpty, customFrames == nil { return nil }
      let memory = UnsafeMutablePointer<Attachments>.allocate(capacity: 1)
      memory.initialize(
        to: Attachments(supplementaryItems: supplementaryItems, customFrames: customFrames))
      return memory
    }
  }
}
