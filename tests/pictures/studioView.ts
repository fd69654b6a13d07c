import type { Page } from '@playwright/test'

/** The view in a picture of the Studio: a path, the words to wait for, and what is done then. */
export interface StudioView {
  name: string
  path: string
  words: string
  act?: (page: Page) => Promise<unknown>
}
