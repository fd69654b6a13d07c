import { contentOf } from '@elos/content'
import { PartnerFaqOnward, PartnerQuestions } from '../sections/PartnerQuestions.tsx'
import { PartnerClosing } from '../sections/partner/Closing.tsx'
import { PartnerHero } from '../sections/partner/Hero.tsx'
import { Sections } from '../templates/Sections.tsx'
import type { MakeGroup } from './group.ts'

/** The sections of the page for brokers. */
export const partner: MakeGroup = ({ partner: { subject } }, place) => {
  const questions = contentOf('partnerQuestions', subject.sections)
  const found = (text: string) =>
    questions && (
      <PartnerQuestions
        id="faq"
        ground="sand"
        content={questions}
        filter={{ text, category: '', page: 1 }}
      />
    )
  return {
    name: 'Parceiros',
    pieces: {
      Abertura: <PartnerHero hero={subject.hero} place={place} />,
      Seções: <Sections sections={subject.sections} place={place} />,
      'Perguntas encontradas': found('comissão'),
      'Depois das perguntas': <PartnerFaqOnward place={place} />,
      'Nenhuma pergunta encontrada': found('xyzxyz'),
      Fecho: <PartnerClosing closing={subject.closing} place={place} />,
    },
  }
}
