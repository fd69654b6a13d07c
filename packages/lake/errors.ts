/** The reason why a Lake cannot start, write, export or import. */
export type LakeErrorCode =
  | 'archive-broken'
  | 'archive-missing'
  | 'archive-unwritable'
  | 'asset-missing'
  | 'disk-full'
  | 'folder-corrupt'
  | 'folder-locked'
  | 'folder-unwritable'
  | 'folder-version'
  | 'invalid-option'
  | 'lake-empty'
  | 'lake-not-empty'
  | 'lake-unreachable'
  | 'port-taken'

/** Does what nothing else depends on: an error is a warning. */
export function attempt(act: () => void): void {
  try {
    act()
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error))
  }
}

/** An error for the person who runs the Lake. Its message says what to do. */
export class LakeError extends Error {
  override readonly name = 'LakeError'
  readonly code: LakeErrorCode

  constructor(code: LakeErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
