import type { PageOf } from '@elos/content'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { QuoteBlock } from '../sections/landing/QuoteBlock.tsx'
import { Opening } from '../sections/opening/Opening.tsx'
import { Closing } from '../sections/shared/Closing.tsx'
import { backLinks } from '../words/backLinks.ts'
import { Sections } from './Sections.tsx'

/** The page of an insurance product: a path, on the colour of the sun. */
export function ProductTemplate(page: PageOf<'product'>) {
  const { subject } = page
  const place = placeOf(page)
  return (
    <PageShell page={page} back={backLinks.home}>
      <Opening landing={subject} place={place} ground="sun" price={subject.price} />
      <Sections sections={subject.sections} place={place} above="sun" below="deep" />
      <Closing closing={subject.closing} chatMessage={subject.chatMessage} place={place}>
        <QuoteBlock label={subject.quoteLabel} place={place} insurance />
      </Closing>
    </PageShell>
  )
}
