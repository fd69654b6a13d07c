import { CAMPAIGN_FIELDS } from '@elos/leads/lead/campaign'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineType } from 'sanity'
import { booleanField, choiceField } from '../../base/fields/choice.ts'
import { datetimeField } from '../../base/fields/date.ts'
import { objectField } from '../../base/fields/object.ts'
import { stringField, textField } from '../../base/fields/text.ts'
import { CAMPAIGN_TITLES } from '../campaigns.ts'
import {
  CALL_PREFERRED,
  LEAD_KIND_CHOICES,
  LEAD_OUTCOME_CHOICES,
  LEAD_STATUS_CHOICES,
} from '../choices.ts'
import { AssigneeInput } from '../form/AssigneeInput.tsx'
import { LeadInput } from '../form/LeadInput.tsx'
import { answers } from './answers.ts'
import { history } from './history.ts'
import { describeLead } from './leadPreview.ts'
import { notifications } from './notifications.ts'

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
  // The name stands above the form already, and the room is needed: a lead fits one screen.
  __experimental_formPreviewTitle: false,
  fields: [
    stringField({
      name: 'name',
      title: 'Nome',
      description: 'Quem enviou o formulário.',
      readOnly: true,
    }),
    stringField({
      name: 'reference',
      title: 'Código',
      description: 'O que a pessoa recebeu ao enviar. Ela pode dizê-lo ao telefone.',
      optional: true,
      readOnly: true,
    }),
    stringField({
      name: 'phone',
      title: 'Telefone',
      description: 'Quem se candidata a parceiro pode não o ter informado.',
      optional: true,
      readOnly: true,
    }),
    booleanField({
      name: 'prefersCall',
      title: CALL_PREFERRED,
      description: 'A pessoa disse que não usa WhatsApp.',
      initialValue: false,
      optional: true,
      readOnly: true,
    }),
    stringField({
      name: 'email',
      title: 'E-mail',
      description: 'Para onde responder.',
      readOnly: true,
    }),
    choiceField({
      name: 'status',
      title: 'Situação',
      description: 'Em que ponto está o atendimento.',
      choices: LEAD_STATUS_CHOICES,
      radio: true,
    }),
    stringField({
      name: 'assignee',
      title: 'Quem cuida',
      description: 'Quem responde à pessoa.',
      optional: true,
      components: { input: AssigneeInput },
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
    stringField({
      name: 'openFacts',
      title: 'A confirmar no pedido',
      description:
        'O que a operadora ainda não tinha respondido por escrito quando a pessoa enviou. Confirme antes de cotar.',
      optional: true,
      readOnly: true,
    }),
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
    }),
    objectField({
      name: 'campaign',
      title: 'Campanha',
      description: 'De que link a pessoa veio (utm_…). Só de quem aceitou cookies de marketing.',
      optional: true,
      readOnly: true,
      collapsed: true,
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
        stringField({
          name: 'privacyVersion',
          title: 'Versão da Política de Privacidade',
          description: 'A que valia nesse dia. Versões anteriores: a página da política as lista.',
          optional: true,
        }),
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
  preview: {
    select: {
      name: 'name',
      kind: 'kind',
      status: 'status',
      prefersCall: 'prefersCall',
      submittedAt: 'submittedAt',
    },
    prepare: describeLead,
  },
})
