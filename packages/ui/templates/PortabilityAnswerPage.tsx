import type { PageOf } from '@elos/content'
import { ANSWER_PATH } from '@elos/content/parts/portability/address'
import type { Decision } from '@elos/content/parts/portability/decide'
import type { Answers } from '@elos/content/parts/portability/questions'
import { PageShell, placeOf } from '../chrome/PageShell.tsx'
import { PortabilityForm } from '../forms/PortabilityForm.tsx'
import { Answer } from '../sections/portability/Answer.tsx'
import { CHANGE_ID, portabilityWords } from '../words/portability.ts'

interface PortabilityAnswerPageProps {
  /** The page of the questions. */
  page: PageOf<'portability'>
  answers: Answers
  decision: Decision
}

/** The answer to a visitor, and the questions again with what she has answered. It is rendered for each request. */
export function PortabilityAnswerPage({ page, answers, decision }: PortabilityAnswerPageProps) {
  // The path is another than that of the questions, so that links to their sections lead to that page.
  const here = { ...page, route: { ...page.route, path: ANSWER_PATH }, related: [], notes: [] }
  const place = { ...placeOf(here), printed: page.route.path }
  const back = { to: `para ${page.route.name}`, href: page.route.path }
  return (
    <PageShell page={here} place={place} back={back}>
      <Answer page={page} decision={decision} place={place} />
      <section className="band sand screen" id={CHANGE_ID}>
        <div className="head-beside">
          <div className="head">
            <h2>{portabilityWords.change}</h2>
          </div>
          <PortabilityForm questions={page.subject.questions} answers={answers} />
        </div>
      </section>
    </PageShell>
  )
}
