import type { Carrier, PageOf } from '@elos/content'
import { captionOf } from '@elos/content/parts/claim/caption'
import { ABSENT_CLAIM } from '@elos/content/parts/claim/map'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { LinkedRings } from '../primitives/LinkedRings.tsx'
import { Picture } from '../primitives/Picture.tsx'
import { LandingHero } from '../sections/landing/Hero.tsx'
import { Closing } from '../sections/shared/Closing.tsx'
import { backLinks } from '../words/backLinks.ts'
import { Sections } from './Sections.tsx'

/** The length, in characters, of the longest figure that fits when it is set large: 'até 250%'. */
const LONGEST_FIGURE = 8

/** A figure, set large if it fits. */
function Figure({ text }: { text: string }) {
  return text.length > LONGEST_FIGURE ? text : <b>{text}</b>
}

/** The carrier's name or logo, and its first figure or feature, in linked rings. */
function CarrierScene({ name, logo, highlights: [highlight], features }: Carrier) {
  return (
    <LinkedRings
      first={logo ? <Picture image={{ ...logo, alt: '' }} width={240} /> : name}
      second={
        highlight ? (
          <>
            <Figure text={highlight.claim.compactText} />
            <small>{captionOf(highlight)}</small>
          </>
        ) : (
          (features[0] ?? 'Planos de saúde')
        )
      }
    />
  )
}

/** The page of a carrier. */
export function CarrierTemplate(page: PageOf<'carrier'>) {
  const { subject } = page
  const [first, ...others] = subject.highlights
  const place = placeOf(page)
  return (
    <PageShell page={page} back={backLinks.carriers}>
      <LandingHero
        landing={subject}
        place={place}
        scene={<CarrierScene {...subject} />}
        price={subject.price ?? ABSENT_CLAIM}
        highlights={subject.hero.image ? subject.highlights : others}
        inScene={subject.hero.image ? undefined : first}
        note={subject.minimumAge ? `Para quem tem ${subject.minimumAge} anos ou mais` : undefined}
      />
      <Sections sections={subject.sections} place={place} chatMessage={subject.chatMessage} />
      <Closing closing={subject.closing} chatMessage={subject.chatMessage} place={place} />
    </PageShell>
  )
}
