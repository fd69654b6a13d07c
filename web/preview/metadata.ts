import { type Page, pageMetadata } from '@elos/content'
import type { Metadata } from 'next'
import { env } from '../env.ts'

/** Returns a page's metadata as Next expects it. */
export function nextMetadata(page: Page): Metadata {
  return pageMetadata(page, env.SITE_URL)
}
