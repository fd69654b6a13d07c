import { isRecord } from '@elos/content/parts/stored/value'
import { type FieldProps, useFormValue } from 'sanity'
import { isRequired } from '../../base/fields/required.ts'

/** A field that says beside its title, to screen readers too, that it is required: before that is an error. */
export function RequiredField(props: FieldProps) {
  const document = useFormValue([])
  const { inputProps, schemaType, title } = props
  const isMarked =
    !inputProps.readOnly && isRequired(schemaType, isRecord(document) ? document : {})
  return props.renderDefault(isMarked ? { ...props, title: `${title} (obrigatório)` } : props)
}
