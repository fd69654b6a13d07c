import { CAMPAIGN_FIELDS } from '@elos/leads/lead/campaign'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { AnswersInput } from './AnswersInput.tsx'
import { AssigneeInput } from './AssigneeInput.tsx'
import { EmailInput, PhoneInput } from './ContactInput.tsx'
import { CAMPAIGN_TITLES } from './campaigns.ts'
import {
  LEAD_KIND_CHOICES,
  LEAD_OUTCOME_CHOICES,
  LEAD_STATUS_CHOICES,
} from './choices.ts'
import { HistoryInput } from './HistoryInput.tsx'
import { LeadInput } from './LeadInput.tsx'
import { choiceField } from '../base/fields/choice.ts'
import { datetimeField } from '../base/fields/date.ts'
import { numberField } from '../base/fields/number.ts'
import { objectField } from '../base/fields/object.ts'
import { stringField, textField } from '../base/fields/text.ts'
import { describeLead } from './leadPreview.ts'

const answers = defineField({
  name: 'answers',
  title: 'Respostas',
  description: 'O que a pessoa respondeu no formulário.',
  type: 'array',
  readOnly: true,
  components: { input: AnswersInput },
  of: [
    defineArrayMember({
      type: 'object',
      title: 'Resposta',
      fields: [
        stringField({ name: 'question', title: 'Pergunta', description: 'Como no formulário.' }),
        textField({ name: 'answer', title: 'Resposta', description: 'Como a pessoa respondeu.' }),
      ],
    }),
  ],
})

const history = defineField({
  name: 'history',
  title: 'Anotações',
  description: 'Só a equipe vê. Não anote dados de saúde.',
  type: 'array',
  components: { input: HistoryInput },
  of: [
    defineArrayMember({
      type: 'object',
      title: 'Anotação',
      fields: [
        textField({
          name: 'text',
          title: 'Anotação',
          description: 'O que foi feito ou combinado.',
        }),
        stringField({ name: 'author', title: 'Autor', description: 'Quem anotou.' }),
        datetimeField({ name: 'at', title: 'Quando', description: 'Quando foi anotado.' }),
      ],
    }),
  ],
})

const notifications = defineField({
  name: 'notifications',
  title: 'Avisos à equipe',
  description: 'O que o site enviou à equipe sobre este pedido, e o que ainda vai enviar.',
  type: 'array',
  readOnly: true,
  // 'Estado' says what could not be sent.
  hidden: true,
  of: [
    defineArrayMember({
      type: 'object',
      title: 'Aviso',
      fields: [
        datetimeField({
          name: 'nextAt',
          title: 'Próxima tentativa',
          description: 'Vazio depois de enviado.',
          optional: true,
        }),
        numberField({
          name: 'attempts',
          title: 'Tentativas',
          description: 'Quantas vezes o site tentou.',
          min: 0,
          max: 10_000,
          optional: true,
        }),
        datetimeField({
          name: 'sentAt',
          title: 'Enviado em',
          description: 'Quando o aviso saiu.',
          optional: true,
        }),
        stringField({
          name: 'error',
          title: 'Erro',
          description: 'Por que a última tentativa falhou.',
          optional: true,
        }),
      ],
    }),
  ],
})

/**
 * A quote request or a partner application. The site creates it; staff set its status and add notes.
 * It is not content: it has no draft and is never published.
 */
export const lead = defineType({
  name: 'lead',
  title: 'Cotação ou candidatura',
  type: 'document',
  icon: EnvelopeIcon,
  liveEdit: true,
  components: { input: LeadInput },
  fields: [
    stringField({
      name: 'name',
      title: 'Nome',
      description: 'Quem enviou o formulário.',
      readOnly: true,
    }),
    stringField({
      name: 'reference',
      title: 'Referência',
      description: 'O código que a pessoa recebeu ao enviar. Ela pode dizê-lo ao telefone.',
      optional: true,
      readOnly: true,
      hidden: ({ value }) => !value,
    }),
    stringField({
      name: 'phone',
      title: 'Telefone',
      description: 'Quem se candidata a parceiro pode não o ter informado.',
      optional: true,
      readOnly: true,
      hidden: ({ value }) => !value,
      components: { input: PhoneInput },
    }),
    stringField({
      name: 'email',
      title: 'E-mail',
      description: 'Para onde responder.',
      readOnly: true,
      components: { input: EmailInput },
    }),
    choiceField({
      name: 'status',
      title: 'Situação',
      description: 'Em que ponto está o atendimento.',
      choices: LEAD_STATUS_CHOICES,
      radio: true,
    }),
    choiceField({
      name: 'outcome',
      title: 'Resultado',
      description: 'Como o atendimento terminou.',
      choices: LEAD_OUTCOME_CHOICES,
      optional: true,
      radio: true,
      hidden: ({ parent }) => parent?.status !== 'fechada',
    }),
    stringField({
      name: 'assignee',
      title: 'Quem cuida',
      description: 'Quem da equipe responde à pessoa.',
      optional: true,
      components: { input: AssigneeInput },
    }),
    history,
    textField({
      name: 'notes',
      title: 'Anotações antigas',
      description: 'De antes de as anotações terem data e autor.',
      optional: true,
      readOnly: true,
      hidden: ({ value }) => !value,
    }),
    answers,
    choiceField({
      name: 'kind',
      title: 'Tipo',
      description: 'De qual formulário veio.',
      choices: LEAD_KIND_CHOICES,
      radio: true,
      readOnly: true,
    }),
    datetimeField({
      name: 'submittedAt',
      title: 'Enviado em',
      description: 'Dia e hora em que o site recebeu.',
      readOnly: true,
    }),
    stringField({
      name: 'page',
      title: 'Página de origem',
      description: 'Página do site em que o formulário foi preenchido.',
      readOnly: true,
    }),
    stringField({
      name: 'about',
      title: 'Sobre',
      description: 'De que trata essa página.',
      optional: true,
      readOnly: true,
      hidden: ({ value }) => !value,
    }),
    objectField({
      name: 'campaign',
      title: 'Campanha',
      description: 'De que link a pessoa veio (utm_…). Só de quem aceitou cookies de marketing.',
      optional: true,
      readOnly: true,
      hidden: ({ value }) => !value,
      fields: CAMPAIGN_FIELDS.map((name) =>
        stringField({ name, ...CAMPAIGN_TITLES[name], optional: true }),
      ),
    }),
    objectField({
      name: 'consent',
      title: 'Consentimento',
      description: 'O texto que a pessoa leu antes de enviar.',
      readOnly: true,
      collapsed: true,
      fields: [
        stringField({ name: 'version', title: 'Versão', description: 'Número do texto.' }),
        textField({ name: 'text', title: 'Texto', description: 'Como aparecia no formulário.' }),
      ],
    }),
    datetimeField({
      name: 'deadline',
      title: 'Responder até',
      description: 'O prazo que o site prometeu.',
      optional: true,
      readOnly: true,
      // The form shows what is left of it.
      hidden: true,
    }),
    notifications,
  ],
  orderings: [
    { title: 'Mais recentes', name: 'newest', by: [{ field: 'submittedAt', direction: 'desc' }] },
    {
      title: 'Situação',
      name: 'status',
      by: [
        { field: 'status', direction: 'desc' },
        { field: 'submittedAt', direction: 'desc' },
      ],
    },
  ],
  preview: {
    select: { name: 'name', kind: 'kind', status: 'status', submittedAt: 'submittedAt' },
    prepare: describeLead,
  },
})
