import { publishedId } from '@elos/content/parts/read/publishedId'
import { isRecord, textOf } from '@elos/content/parts/stored/value'
import { Stack } from '@sanity/ui'
import type { ComponentType } from 'react'
import { type InputProps, isObjectInputProps, type ObjectInputProps } from 'sanity'

interface AboveProps extends ObjectInputProps {
  /** The published id of the document. */
  id: string
  /** Its type. */
  type: string
}

/** Makes an input that is the form of a document with something above its fields, and Sanity's own for everything else. */
export const aboveFields = (Above: ComponentType<AboveProps>) =>
  function Form(props: InputProps) {
    if (props.path.length > 0 || !isObjectInputProps(props)) return props.renderDefault(props)
    const id = isRecord(props.value) ? publishedId(textOf(props.value._id)) : ''
    return (
      <Stack gap={5}>
        {id && <Above {...props} id={id} type={props.schemaType.name} />}
        {props.renderDefault(props)}
      </Stack>
    )
  }
