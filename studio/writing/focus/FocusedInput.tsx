import { useEffect, useRef } from 'react'
import { type InputProps, isKeySegment, isObjectInputProps } from 'sanity'
import { isRequired } from '../../base/fields/required.ts'
import { OthersInField } from '../together/OthersInField.tsx'

/**
 * An input that takes the focus when it is mounted in the field that the address names. The Studio
 * sets the focus only once, when it opens the document, and may mount the input after that. The form of a new document,
 * and that of an item which opens in a window, gives it to a field. Below the input stands who else is in the field.
 */
export function FocusedInput(props: InputProps) {
  const opened = useRef(props.focused ? props.elementProps.ref : undefined)
  const start = useRef(() => focusField(props))
  useEffect(() => {
    opened.current?.current?.focus()
    start.current()
  }, [])
  return (
    <>
      {props.renderDefault(props)}
      <OthersInField {...props} />
    </>
  )
}

/**
 * Gives the focus to the first line, number or choice that still has to be written, or else to the first field, if the
 * input is the form of a document that is not stored yet, or of an item of a list or a text. The Studio gives it to the
 * first tab, or to the ✕.
 */
function focusField(props: InputProps): void {
  if (!isObjectInputProps(props) || props.focusPath.length > 0) return
  const place = props.path.at(-1)
  const isStored = props.value !== undefined && '_createdAt' in props.value
  if (place === undefined ? isStored : !isKeySegment(place)) return
  // The fields of Sanity's own, which a reference in a list has, begin with '_'.
  const fields = props.members.flatMap((member) =>
    member.kind === 'field' && !member.name.startsWith('_') ? [member] : [],
  )
  const [first] = fields
  // A text with marks is not ready yet, and would lose the focus to the row behind its window.
  const unwritten = fields.find(
    ({ field: { value, schemaType } }) =>
      value === undefined && schemaType.jsonType !== 'array' && isRequired(schemaType, {}),
  )
  const field = unwritten ?? first
  if (field) props.onPathFocus([field.name])
}
