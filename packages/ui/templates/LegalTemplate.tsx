import type { PageOf } from '@elos/content'
import { BackBar } from '../chrome/BackBar.tsx'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { LegalHeader } from '../sections/legal/Header.tsx'
import { LongText } from '../sections/shared/LongText.tsx'
import { backLinks } from '../words/backLinks.ts'

/** A legal or institutional text. */
export function LegalTemplate(page: PageOf<'legal'>) {
  const { subject, breadcrumb } = page
  return (
    <PageShell page={page}>
      <BackBar trail={breadcrumb} place={placeOf(page)} back={backLinks.home} />
      <article>
        <LegalHeader legal={subject} site={page.site} />
        <LongText body={subject.body} label="Nesta página" />
      </article>
    </PageShell>
  )
}
