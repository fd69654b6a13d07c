import type { Page } from '@playwright/test'

/** The view in a picture of the Studio: a path, the words to wait for, and what is done then. */
export interface StudioView {
  name: string
  path: string
  words: string
  /** The size of the window, in pixels; that of a notebook without it. */
  viewport?: { width: number; height: number }
  act?: (page: Page) => Promise<unknown>
}
