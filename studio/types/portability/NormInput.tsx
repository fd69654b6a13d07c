import { recordsIn, textOf } from '@elos/content/parts/stored/value'
import { Select } from '@sanity/ui'
import { type StringInputProps, set, unset, useFormValue } from 'sanity'

/** A choice among the norms that the document lists. */
export function NormInput({ value = '', onChange, elementProps }: StringInputProps) {
  const listed = recordsIn(useFormValue(['norms'])).map(({ name }) => textOf(name))
  // A norm that has left the list stays to be seen until another one is chosen.
  const names = [...new Set([...listed, value])].filter(Boolean)
  return (
    <Select
      {...elementProps}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value ? set(currentTarget.value) : unset())
      }
    >
      <option value="">Escolha a norma</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  )
}
