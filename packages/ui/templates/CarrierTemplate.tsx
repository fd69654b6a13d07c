import type { PageOf } from '@elos/content'
import { ABSENT_CLAIM } from '@elos/content/parts/claim/map'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { LinkedRings } from '../primitives/LinkedRings.tsx'
import { Picture } from '../primitives/Picture.tsx'
import { LandingHero } from '../sections/landing/Hero.tsx'
import { Closing } from '../sections/shared/Closing.tsx'
import { backLinks } from '../words/backLinks.ts'
import { Sections } from './Sections.tsx'

/** The page of a carrier. */
export function CarrierTemplate(page: PageOf<'carrier'>) {
  const { subject } = page
  const place = placeOf(page)
  return (
    <PageShell page={page} back={backLinks.carriers}>
      <LandingHero
        landing={subject}
        place={place}
        scene={
          <LinkedRings
            first={
              subject.logo ? (
                <Picture image={{ ...subject.logo, alt: '' }} width={240} />
              ) : (
                subject.name
              )
            }
            second={subject.features[0] ?? 'Planos de saúde'}
          />
        }
        price={subject.price ?? ABSENT_CLAIM}
        note={subject.minimumAge ? `Para quem tem ${subject.minimumAge} anos ou mais` : undefined}
      />
      <Sections sections={subject.sections} place={place} chatMessage={subject.chatMessage} />
      <Closing closing={subject.closing} chatMessage={subject.chatMessage} place={place} />
    </PageShell>
  )
}
