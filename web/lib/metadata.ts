import { type Page, pageMetadata } from '@elos/content'
import type { Metadata } from 'next'
import { env } from './env.ts'

/** A page's metadata in Next's terms. */
export function nextMetadata(page: Page): Metadata {
  return pageMetadata(page, env.SITE_URL)
}
