import type { ReactNode } from 'react'

/** Pieces that belong together, each by the name under which it is shown. */
export interface Group {
  name: string
  pieces: Record<string, ReactNode>
}
