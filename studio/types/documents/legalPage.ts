import { brazilianDay } from '@elos/content/parts/time/day'
import { LockIcon } from '@sanity/icons/Lock'
import { defineType, type SanityDocument } from 'sanity'
import { booleanField } from '../../base/fields/choice.ts'
import { dateField } from '../../base/fields/date.ts'
import { recordsField } from '../../base/fields/list.ts'
import { sharedField } from '../../base/fields/object.ts'
import { openingField, titleField } from '../../base/fields/section.ts'
import { slugField, stringField } from '../../base/fields/text.ts'
import { newLegalPage } from '../../base/initialValues.ts'
import { subtitle } from '../../base/previews/subtitle.ts'
import { PAGE_GROUP, routeField } from '../../pages/schema/page.ts'
import { LegalInput } from '../legal/LegalInput.tsx'
import { checkVersion, checkVersionNumber } from '../legal/versionProblems.ts'

/** Privacy, terms and institutional texts. */
export const legalPage = defineType({
  name: 'legalPage',
  title: 'Página legal ou institucional',
  type: 'document',
  icon: LockIcon,
  initialValue: newLegalPage,
  groups: [{ name: 'text', title: 'Texto', default: true }, PAGE_GROUP],
  fields: [
    { ...titleField('Título no alto da página.', 80), group: 'text', keptInCopy: true },
    slugField({
      source: 'title',
      group: 'text',
      description: 'As últimas palavras do endereço que se propõe para a página.',
    }),
    stringField({
      name: 'version',
      title: 'Versão',
      group: 'text',
      description: 'Número da versão do texto, maior a cada nova versão. Exemplo: 2.0.',
      optional: true,
      check: checkVersionNumber,
    }),
    dateField({
      name: 'updatedAt',
      title: 'Vale a partir de',
      group: 'text',
      description:
        'Dia mostrado na página. Um dia que ainda vem: publique agora, e até lá o site mostra a versão anterior.',
    }),
    {
      ...openingField('Resumo do texto em uma ou duas frases.', true),
      group: 'text',
      keptInCopy: true,
    },
    booleanField({
      name: 'showsDataOfficer',
      title: 'Mostra o encarregado de dados',
      group: 'text',
      keptInCopy: true,
      description: 'O e-mail e o telefone dele, das Configurações, aparecem abaixo da abertura.',
      initialValue: false,
      optional: true,
    }),
    sharedField({
      name: 'body',
      type: 'legalText',
      title: 'Texto',
      group: 'text',
      keptInCopy: true,
      description: 'Use títulos em cada parte: eles formam o índice da página.',
    }),
    recordsField({
      name: 'former',
      title: 'Versões anteriores',
      description: 'O que visitantes leram antes, cada versão em um endereço próprio.',
      item: 'Versão',
      optional: true,
      // Nobody writes in them: 'Nova versão' keeps the published text.
      hidden: true,
      fields: [
        stringField({ name: 'version', title: 'Versão', description: 'Número da versão.' }),
        dateField({ name: 'updatedAt', title: 'Vale a partir de', description: 'Primeiro dia.' }),
        stringField({ name: 'title', title: 'Título', description: 'Título da página.' }),
        openingField('Resumo.', true),
        sharedField({
          name: 'body',
          type: 'legalText',
          title: 'Texto',
          description: 'Texto da versão.',
        }),
      ],
      preview: { select: { title: 'version', subtitle: 'updatedAt' } },
    }),
    stringField({
      name: 'sameAs',
      title: 'Mudança só de forma',
      description: 'A revisão publicada cuja versão este texto continua a ser.',
      optional: true,
      hidden: true,
    }),
    routeField(),
  ],
  validation: (rule) => rule.custom<SanityDocument>(checkVersion),
  components: { input: LegalInput },
  preview: {
    select: { title: 'title', updatedAt: 'updatedAt', version: 'version' },
    prepare: ({ title, updatedAt, version }) => ({
      title,
      subtitle: subtitle(version && `versão ${version}`, updatedAt && brazilianDay(updatedAt)),
    }),
  },
})
