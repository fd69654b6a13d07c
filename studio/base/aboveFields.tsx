import { publishedId } from '@elos/content/parts/read/publishedId'
import { Stack } from '@sanity/ui'
import type { ComponentType } from 'react'
import { type ObjectInputProps, useFormValue } from 'sanity'

interface AboveProps extends ObjectInputProps {
  /** The published id of the document. */
  id: string
}

/** Makes the form of a document with something above its fields. */
export const aboveFields = (Above: ComponentType<AboveProps>) =>
  function Form(props: ObjectInputProps) {
    const id = useFormValue(['_id'])
    return (
      <Stack gap={5}>
        {typeof id === 'string' && <Above {...props} id={publishedId(id)} />}
        {props.renderDefault(props)}
      </Stack>
    )
  }
