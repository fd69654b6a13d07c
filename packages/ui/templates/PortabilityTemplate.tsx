import type { PageOf } from '@elos/content'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { PortabilityForm } from '../forms/PortabilityForm.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { AllAnswers } from '../sections/portability/AllAnswers.tsx'
import { backLinks } from '../words/backLinks.ts'
import { Sections } from './Sections.tsx'

/** The page 'Posso levar minha carência?': the questions, and every answer that there is. */
export function PortabilityTemplate(page: PageOf<'portability'>) {
  const { subject } = page
  return (
    <PageShell page={page} back={backLinks.home}>
      <section className="band paper head-beside">
        <SectionHead heading={subject} level="h1" />
        <PortabilityForm questions={subject.questions} />
      </section>
      <Sections sections={subject.sections} place={placeOf(page)} above="paper" below="sand" />
      <AllAnswers portability={subject} />
    </PageShell>
  )
}
