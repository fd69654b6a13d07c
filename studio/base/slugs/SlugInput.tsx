import { publishedId } from '@elos/content/parts/read/publishedId'
import { textOf } from '@elos/content/parts/stored/value'
import { useEffect, useRef } from 'react'
import { type SlugInputProps, set, useEditState, useFormValue } from 'sanity'
import { followedSlug } from './followedSlug.ts'

/** How long to wait for the next key before the slug is written, in milliseconds. */
const PAUSE_MS = 400

/** A slug that follows its document's title while that is written, until the document is published. */
export function SlugInput(props: SlugInputProps) {
  const { onChange, readOnly, schemaType, value, renderDefault } = props
  const { source } = schemaType.options ?? {}
  const title = textOf(useFormValue([typeof source === 'string' ? source : '']))
  const id = publishedId(textOf(useFormValue(['_id'])))
  const { published, ready } = useEditState(id, textOf(useFormValue(['_type'])))
  const isFixed = Boolean(published) || !ready || readOnly
  const known = useRef(title)
  const current = value?.current ?? ''

  useEffect(() => {
    if (isFixed || title === known.current) return
    const timer = setTimeout(() => {
      const slug = followedSlug(current, { before: known.current, after: title })
      known.current = title
      if (slug !== current) onChange(set({ _type: 'slug', current: slug }))
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isFixed, title, current, onChange])

  return renderDefault(props)
}
