import type { Partner } from '@elos/content'
import type { Place } from '../../primitives/linkHref.ts'
import { DecisionSteps } from '../steps/DecisionSteps.tsx'

interface PartnerHowItWorksProps {
  howItWorks: Partner['howItWorks']
  place: Place
}

/** The numbered steps of a partnership, which look like those that lead to a choice. */
export function PartnerHowItWorks({ howItWorks, place }: PartnerHowItWorksProps) {
  const items = howItWorks.steps.map(({ title, text }) => ({ title, text }))
  return (
    <DecisionSteps
      id="como-funciona"
      ground="sand"
      content={{ look: 'decision', heading: howItWorks, items }}
      place={place}
      chatMessage={place.site.chatMessages.partner}
    />
  )
}
