import { brazilianDay } from '@elos/content/parts/time/day'
import { CONSENT_TYPE } from '@elos/content/review/consents'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineType, type PreviewValue } from 'sanity'
import { booleanField, choiceField, choicesOf } from '../base/fields/choice.ts'
import { dateField } from '../base/fields/date.ts'
import { stringField, textField } from '../base/fields/text.ts'
import { ConsentInput } from './ConsentInput.tsx'

const METHODS = choicesOf({
  mensagem: 'Mensagem no WhatsApp',
  email: 'E-mail',
  assinatura: 'Documento assinado',
  gravacao: 'Gravação',
})

interface ConsentSelection {
  person?: string
  /** ISO day. */
  grantedAt?: string
  /** ISO day. */
  withdrawnAt?: string
}

/** A record of consent in a list: who gave it, and when, or when it was withdrawn. */
export const describeConsent = ({
  person,
  grantedAt,
  withdrawnAt,
}: ConsentSelection): PreviewValue => ({
  title: person,
  subtitle: withdrawnAt
    ? `retirada em ${brazilianDay(withdrawnAt)}`
    : brazilianDay(grantedAt ?? ''),
})

/**
 * The record that a person allowed a testimonial to be published, with the id that `consentId` gives.
 * It is not content: it is private, has no draft and is never published.
 */
export const testimonialConsent = defineType({
  name: CONSENT_TYPE,
  title: 'Autorização de depoimento',
  type: 'document',
  icon: CheckmarkCircleIcon,
  liveEdit: true,
  components: { input: ConsentInput },
  fields: [
    stringField({
      name: 'person',
      title: 'Quem autorizou',
      description: 'Nome completo da pessoa. Só a equipe vê, e o registro é salvo sozinho.',
      max: 120,
    }),
    dateField({
      name: 'grantedAt',
      title: 'Quando autorizou',
      description: 'Dia em que a pessoa disse que sim.',
    }),
    choiceField({
      name: 'method',
      title: 'Como autorizou',
      description: 'Por onde veio a resposta da pessoa.',
      choices: METHODS,
      radio: true,
    }),
    textField({
      name: 'words',
      title: 'O que autorizou',
      description:
        'O depoimento como a pessoa o autorizou, sem aspas. O publicado tem de ter as mesmas palavras.',
      rows: 5,
      max: 400,
    }),
    textField({
      name: 'evidence',
      title: 'Onde está a prova',
      description: 'Onde a equipe guarda a mensagem, o documento ou a gravação.',
      optional: true,
    }),
    booleanField({
      name: 'example',
      title: 'Exemplo',
      description:
        'Autorização do primeiro conteúdo, que ninguém deu: o site publicado não mostra o depoimento. Desmarque ao registrar a de uma pessoa.',
      optional: true,
      initialValue: false,
      hidden: ({ value }) => value !== true,
    }),
    dateField({
      name: 'withdrawnAt',
      title: 'Retirou a autorização em',
      description:
        'Dia em que a pessoa pediu para sair. O depoimento deixa o site na hora, e este registro fica.',
      optional: true,
    }),
  ],
  preview: {
    select: { person: 'person', grantedAt: 'grantedAt', withdrawnAt: 'withdrawnAt' },
    prepare: describeConsent,
  },
})
