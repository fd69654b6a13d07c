import type { Image } from '@elos/content'
import type { ReactNode } from 'react'
import { Picture } from './Picture.tsx'

/** The picture beside a page's first words, or what is drawn when the editor chose none. */
export function HeroPicture({ image, otherwise }: { image?: Image; otherwise: ReactNode }) {
  if (!image) return otherwise
  return (
    <Picture
      image={image}
      width={570}
      ratio={1.25}
      sizes="(min-width: 900px) 44vw, 100vw"
      priority
    />
  )
}
