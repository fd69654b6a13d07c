import { Gallery } from '@elos/ui/gallery'
import type { Metadata } from 'next'
import { env } from '../../env.ts'
import { lake } from '../../lake/client.ts'
import { loadGalleryPages } from './galleryPages.ts'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Galeria', robots: { index: false } }

/** A route only while developing and in tests (`pageExtensions` in next.config.mjs). */
export default async function GalleryPage() {
  return <Gallery pages={await loadGalleryPages(lake, new Date(), env.SITE_URL)} />
}
