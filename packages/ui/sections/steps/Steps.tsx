import type { ContentOf } from '@elos/content'
import type { ReactNode } from 'react'
import type { SectionProps } from '../props.ts'
import { ChoiceSteps } from './ChoiceSteps.tsx'
import { ClaimSteps } from './ClaimSteps.tsx'
import { DecisionSteps } from './DecisionSteps.tsx'
import { NumberedSteps } from './NumberedSteps.tsx'

type Look = ContentOf<'steps'>['look']

const LOOKS: Record<Look, (props: SectionProps<'steps'>) => ReactNode> = {
  steps: NumberedSteps,
  decision: DecisionSteps,
  claim: ClaimSteps,
  choice: ChoiceSteps,
}

/** A way in steps: numbered, as conversations, as a chain from the event to the payment, or as doors to pages. */
export function Steps(props: SectionProps<'steps'>) {
  const Look = LOOKS[props.content.look]
  return <Look {...props} />
}
