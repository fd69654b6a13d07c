import type { Choice } from './choice.ts'

/** The days of the week, with schema.org's codes. */
export const WEEKDAYS: readonly Choice[] = [
  { title: 'Segunda', value: 'Mo' },
  { title: 'Terça', value: 'Tu' },
  { title: 'Quarta', value: 'We' },
  { title: 'Quinta', value: 'Th' },
  { title: 'Sexta', value: 'Fr' },
  { title: 'Sábado', value: 'Sa' },
  { title: 'Domingo', value: 'Su' },
]
