import type { RawPatch } from 'mendoza'
import { jsonSize } from './jsonSize.ts'
import type { Operation } from './opcodes.ts'

/** A place in a patch being written, to go back to. */
export interface Mark {
  readonly length: number
  readonly size: number
}

/** Writes a patch from its start, and takes back what turned out not to be worth writing. */
export class PatchWriter {
  readonly patch: RawPatch = []
  #size = 0

  write(...operations: readonly Operation[]): void {
    for (const operation of operations) {
      for (const part of operation) {
        this.patch.push(part)
        this.#size += jsonSize(part) + 1
      }
    }
  }

  mark(): Mark {
    return { length: this.patch.length, size: this.#size }
  }

  rewind({ length, size }: Mark): void {
    this.patch.length = length
    this.#size = size
  }

  /** Whether nothing was written since the mark. */
  isAt({ length }: Mark): boolean {
    return this.patch.length === length
  }

  /** Characters written since the mark as JSON, a comma after each operand. */
  sizeSince({ size }: Mark): number {
    return this.#size - size
  }
}
