/** What can keep a Lake from starting, writing or moving its content. */
export type LakeErrorCode =
  | 'archive-broken'
  | 'archive-missing'
  | 'disk-full'
  | 'folder-corrupt'
  | 'folder-locked'
  | 'folder-unwritable'
  | 'invalid-option'
  | 'lake-not-empty'
  | 'port-taken'

/** An error for whoever runs the Lake. Its message says what to do about it. */
export class LakeError extends Error {
  override readonly name = 'LakeError'
  readonly code: LakeErrorCode

  constructor(code: LakeErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
