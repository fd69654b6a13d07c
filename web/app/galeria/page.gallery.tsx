import { Gallery } from '@elos/ui/gallery'
import type { Metadata } from 'next'

export const metadata: Metadata = { title: 'Galeria', robots: { index: false } }

/** A route only while developing and in tests (`pageExtensions` in next.config.mjs). */
export default function GalleryPage() {
  return <Gallery />
}
