import type { ContentOf } from '@elos/content'
import type { ReactNode } from 'react'
import type { SectionProps } from '../props.ts'
import { ComparedLines } from './ComparedLines.tsx'
import { Covered } from './Covered.tsx'

type Look = ContentOf<'comparison'>['look']

const LOOKS: Record<Look, (props: SectionProps<'comparison'>) => ReactNode> = {
  lines: ComparedLines,
  covered: Covered,
}

/** Lines side by side, or what is covered beside what is not. */
export function Comparison(props: SectionProps<'comparison'>) {
  const Look = LOOKS[props.content.look]
  return <Look {...props} />
}
