import { NOTIFICATION_SETTINGS } from '@elos/content/parts/lead/notificationSettings'
import { BellIcon } from '@sanity/icons/Bell'
import { defineType } from 'sanity'
import { aboveFields } from '../../base/aboveFields.tsx'
import { choicesField } from '../../base/fields/choice.ts'
import { recordsField } from '../../base/fields/list.ts'
import { stringField } from '../../base/fields/text.ts'
import { WEEKDAYS } from '../../base/fields/weekdays.ts'
import { checkEmail } from '../../base/rules/company.ts'
import { WithoutVersions } from '../../base/WithoutVersions.tsx'

/**
 * The document that names who is notified when a lead arrives. It is not content: it is private, has no draft and is
 * never published.
 */
export const notificationSettings = defineType({
  name: NOTIFICATION_SETTINGS,
  title: 'Avisos de pedidos',
  type: 'document',
  icon: BellIcon,
  liveEdit: true,
  components: { input: aboveFields(WithoutVersions) },
  fields: [
    recordsField({
      name: 'recipients',
      title: 'Quem recebe',
      description:
        'Quem está de plantão recebe um e-mail a cada pedido, e outro 30 minutos antes do prazo se ninguém o assumir. Sem ninguém aqui, o e-mail vai para o atendimento (Configurações, Contato e horários).',
      optional: true,
      max: 20,
      item: 'Pessoa',
      fields: [
        stringField({
          name: 'name',
          title: 'Nome',
          description: 'Quem é.',
          optional: true,
          max: 60,
        }),
        stringField({
          name: 'email',
          title: 'E-mail',
          description: 'Só a equipe vê.',
          check: checkEmail,
        }),
        choicesField({
          name: 'days',
          title: 'Plantão',
          description:
            'Os dias em que recebe. Nenhum: todos os dias. Num dia sem ninguém de plantão, todos recebem.',
          choices: WEEKDAYS,
          optional: true,
        }),
      ],
      preview: { select: { title: 'email', subtitle: 'name' } },
    }),
  ],
  preview: { prepare: () => ({ title: 'Avisos de pedidos' }) },
})
