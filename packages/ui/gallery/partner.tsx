import { PartnerAdvantages } from '../sections/partner/Advantages.tsx'
import { PartnerCarriers } from '../sections/partner/Carriers.tsx'
import { PartnerClosing } from '../sections/partner/Closing.tsx'
import { PartnerFaq, PartnerFaqOnward } from '../sections/partner/Faq.tsx'
import { PartnerHero } from '../sections/partner/Hero.tsx'
import { PartnerHowItWorks } from '../sections/partner/HowItWorks.tsx'
import { PartnerSpecialists } from '../sections/partner/Specialists.tsx'
import { PartnerStory } from '../sections/partner/Story.tsx'
import type { MakeGroup } from './group.ts'

/** The sections of the page for brokers. */
export const partner: MakeGroup = ({ partner: { subject } }, place) => ({
  name: 'Parceiros',
  pieces: {
    Abertura: <PartnerHero hero={subject.hero} place={place} />,
    História: <PartnerStory story={subject.story} />,
    'Como funciona': <PartnerHowItWorks howItWorks={subject.howItWorks} place={place} />,
    Especialistas: <PartnerSpecialists specialists={subject.specialists} />,
    Vantagens: <PartnerAdvantages advantages={subject.advantages} />,
    Operadoras: <PartnerCarriers carriers={subject.carriers} />,
    Perguntas: <PartnerFaq faq={subject.faq} />,
    'Perguntas encontradas': (
      <PartnerFaq faq={subject.faq} filter={{ text: 'comissão', category: '', page: 1 }} />
    ),
    'Depois das perguntas': <PartnerFaqOnward place={place} />,
    'Nenhuma pergunta encontrada': (
      <PartnerFaq faq={subject.faq} filter={{ text: 'xyzxyz', category: '', page: 1 }} />
    ),
    Fecho: <PartnerClosing closing={subject.closing} place={place} />,
  },
})
