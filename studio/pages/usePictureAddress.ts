import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { createImageUrlBuilder } from '@sanity/image-url'
import { useMemo } from 'react'
import { useClient } from 'sanity'

/** Pixels, enough for a sharp screen. */
const WIDTH = 1200

/**
 * Returns what makes the address of a picture from the id of its file; undefined for no picture. The address
 * is that of the Studio's own server of images: browsers refuse that of another name, as files may carry it.
 */
export function usePictureAddress(): (id: string | null | undefined) => string | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  return useMemo(() => {
    const builder = createImageUrlBuilder(client)
    return (id) => (id ? builder.image(id).width(WIDTH).auto('format').url() : undefined)
  }, [client])
}
