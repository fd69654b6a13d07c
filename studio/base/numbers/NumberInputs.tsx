import type { NumberInputProps } from 'sanity'
import { readDecimal } from './readDecimal.ts'
import { readWhole } from './readWhole.ts'
import { TypedNumber } from './TypedNumber.tsx'

const DECIMAL = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 20 })

/** The input of a whole number. It shows a stored one without dots: it may be a year. */
export const WholeNumberInput = (props: NumberInputProps) => (
  <TypedNumber input={props} read={readWhole} write={String} inputMode="numeric" />
)

/** The input of a number that may have decimals. */
export const DecimalInput = (props: NumberInputProps) => (
  <TypedNumber
    input={props}
    read={(typed) => readDecimal(typed, '0,5 ou 1')}
    write={DECIMAL.format}
    inputMode="decimal"
  />
)
