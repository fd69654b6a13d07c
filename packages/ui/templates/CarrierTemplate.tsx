import type { PageOf } from '@elos/content'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { CarrierOpening } from '../sections/opening/CarrierOpening.tsx'
import { Closing } from '../sections/shared/Closing.tsx'
import { backLinks } from '../words/backLinks.ts'
import { CarrierPanel } from './CarrierPanel.tsx'

/** The page of a carrier: who it is, what it costs and what to do, then its sheet. */
export function CarrierTemplate(page: PageOf<'carrier'>) {
  const { subject } = page
  const place = placeOf(page)
  return (
    <PageShell page={page} back={backLinks.carriers}>
      <CarrierOpening carrier={subject} place={place} />
      <CarrierPanel carrier={subject} place={place} />
      <Closing closing={subject.closing} chatMessage={subject.chatMessage} place={place} />
    </PageShell>
  )
}
