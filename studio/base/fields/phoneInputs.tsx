import { chatNumber } from '@elos/leads/phone/chatNumber'
import { type StringInputProps, set } from 'sanity'
import { storedPhone } from '../rules/company.ts'

interface TidiedInputProps {
  /** The props that Sanity gives the input. */
  input: StringInputProps
  /** Writes a typed text in the form that its field stores; undefined for a text that cannot be written so. */
  tidy: (typed: string) => string | undefined
}

/** Sanity's own input of a text, which is written anew when the editor leaves it. */
function TidiedInput({ input, tidy }: TidiedInputProps) {
  const { value, onChange, elementProps, renderDefault } = input
  const leave: typeof elementProps.onBlur = (event) => {
    const tidied = value && tidy(value)
    if (tidied && tidied !== value) onChange(set(tidied))
    elementProps.onBlur(event)
  }
  return renderDefault({ ...input, elementProps: { ...elementProps, onBlur: leave } })
}

/** The input of a phone, which is stored with the code of the country: '+55 11 3456-7890'. */
export const PhoneInput = (props: StringInputProps) => (
  <TidiedInput input={props} tidy={storedPhone} />
)

/** The input of the number of a chat, which is stored as its digits: '5511988887777'. */
export const ChatNumberInput = (props: StringInputProps) => (
  <TidiedInput input={props} tidy={chatNumber} />
)
