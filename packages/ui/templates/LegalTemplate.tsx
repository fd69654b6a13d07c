import type { PageOf } from '@elos/content'
import { PageShell } from '../chrome/PageShell.tsx'
import { LegalHeader } from '../sections/legal/Header.tsx'
import { LongText } from '../sections/shared/LongText.tsx'
import { backLinks } from '../words/backLinks.ts'

/** A legal or institutional text. */
export function LegalTemplate(page: PageOf<'legal'>) {
  const { subject } = page
  return (
    <PageShell page={page} back={backLinks.home}>
      <article>
        <LegalHeader legal={subject} site={page.site} />
        <LongText body={subject.body} label="Nesta página" />
      </article>
    </PageShell>
  )
}
