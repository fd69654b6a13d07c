import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType, type SanityDocument } from 'sanity'
import { choiceField } from '../fields/choice.ts'
import { dateField } from '../fields/date.ts'
import { objectField } from '../fields/object.ts'
import { referenceField } from '../fields/reference.ts'
import { stringField, textField } from '../fields/string.ts'
import { urlField } from '../fields/url.ts'
import { claimSelection, describeClaim } from '../previews/claim.ts'
import { type ClaimValue, checkClaim } from '../rules/claim.ts'
import { checkKebab } from '../rules/kebab.ts'

/** A stated fact with a source and a validity: a price, a percentage, a deadline. */
export const claim = defineType({
  name: 'claim',
  title: 'Preço ou afirmação',
  type: 'document',
  icon: TagIcon,
  groups: [
    { name: 'value', title: 'Valor', default: true },
    { name: 'source', title: 'Fonte e validade' },
    { name: 'review', title: 'Revisão' },
  ],
  fields: [
    stringField({
      name: 'title',
      title: 'Nome interno',
      description: 'Como a equipe reconhece esta afirmação. Não aparece no site.',
      group: 'value',
    }),
    referenceField({
      name: 'subject',
      title: 'Sobre quem',
      description: 'A operadora, o plano, o produto ou a página de que a afirmação fala.',
      to: ['carrier', 'plan', 'product', 'partnerPage', 'siteSettings', 'homePage'],
      optional: true,
      group: 'value',
    }),
    stringField({
      name: 'measure',
      title: 'O que mede',
      description:
        'Identificador da medida, como preco-mensal. Duas afirmações sobre o mesmo assunto e a mesma medida, com valores diferentes, vão para revisão.',
      check: checkKebab,
      group: 'value',
    }),
    choiceField({
      name: 'kind',
      title: 'Tipo de valor',
      description: 'Decide como o valor é escrito no site.',
      choices: [
        { title: 'Preço em reais', value: 'price' },
        { title: 'Porcentagem', value: 'percent' },
        { title: 'Quantidade', value: 'count' },
        { title: 'Prazo ou tempo', value: 'duration' },
        { title: 'Texto', value: 'text' },
      ],
      radio: true,
      group: 'value',
    }),
    defineField({
      name: 'amount',
      title: 'Número',
      description: 'Reais, pontos percentuais ou quantidade. Só o número: 200, 85, 37000.',
      type: 'number',
      group: 'value',
      hidden: ({ document }) => document?.kind === 'text',
    }),
    objectField({
      name: 'unit',
      title: 'Unidade',
      description: 'O que se conta. Exemplo: dia útil, dias úteis.',
      optional: true,
      group: 'value',
      hidden: ({ document }) => document?.kind !== 'count' && document?.kind !== 'duration',
      fields: [
        stringField({
          name: 'singular',
          title: 'Singular',
          description: 'Para um só. Exemplo: dia útil.',
        }),
        stringField({
          name: 'plural',
          title: 'Plural',
          description: 'Para vários. Exemplo: dias úteis.',
        }),
      ],
    }),
    choiceField({
      name: 'qualifier',
      title: 'Antes do número',
      description: 'Palavras que limitam o número. Vazio quando o número é exato.',
      choices: [
        { title: 'a partir de', value: 'from' },
        { title: 'até', value: 'upTo' },
        { title: 'mais de', value: 'moreThan' },
      ],
      optional: true,
      radio: true,
      group: 'value',
      hidden: ({ document }) => document?.kind === 'text',
    }),
    choiceField({
      name: 'period',
      title: 'Depois do número',
      description: 'A que período o preço se refere. Vazio quando não há período.',
      choices: [
        { title: 'por mês', value: 'month' },
        { title: 'por ano', value: 'year' },
      ],
      optional: true,
      radio: true,
      group: 'value',
      hidden: ({ document }) => document?.kind !== 'price',
    }),
    stringField({
      name: 'text',
      title: 'Texto da afirmação',
      description: 'Como ela aparece no meio de uma frase, em minúsculas e sem ponto final.',
      optional: true,
      group: 'value',
      hidden: ({ document }) => document?.kind !== 'text',
    }),
    textField({
      name: 'conditions',
      title: 'Condições',
      description: 'Para quem e em que caso vale. Exemplo: até 23 anos, em enfermaria.',
      optional: true,
      group: 'value',
    }),
    stringField({
      name: 'source',
      title: 'Fonte',
      description: 'De onde veio a informação. Sem fonte, a afirmação vai para revisão.',
      optional: true,
      group: 'source',
    }),
    urlField({
      name: 'sourceUrl',
      title: 'Endereço da fonte',
      description: 'Página em que a informação pode ser conferida.',
      optional: true,
      group: 'source',
    }),
    dateField({
      name: 'asOf',
      title: 'Conferido em',
      description: 'Dia em que alguém da equipe confirmou o valor na fonte.',
      optional: true,
      group: 'source',
    }),
    dateField({
      name: 'validFrom',
      title: 'Vale a partir de',
      description: 'Primeiro dia em que a afirmação pode aparecer no site.',
      optional: true,
      group: 'source',
    }),
    dateField({
      name: 'validUntil',
      title: 'Vale até',
      description: 'Último dia. Depois dele, um preço aparece no site como “sob consulta”.',
      optional: true,
      group: 'source',
    }),
    textField({
      name: 'note',
      title: 'Anotação da equipe',
      description: 'O que falta confirmar, com quem. Não aparece no site.',
      optional: true,
      group: 'review',
    }),
    objectField({
      name: 'rule',
      title: 'O que diz a regra',
      description: 'Preencha quando a ANS, a LGPD ou outra regra diz algo diferente.',
      optional: true,
      group: 'review',
      fields: [
        textField({
          name: 'text',
          title: 'Texto da regra',
          description: 'A regra em palavras simples.',
        }),
        stringField({
          name: 'source',
          title: 'Norma',
          description: 'Número e artigo. Exemplo: RN 438/2018, art. 3º.',
        }),
      ],
    }),
  ],
  validation: (rule) => rule.custom<SanityDocument & ClaimValue>(checkClaim),
  orderings: [
    { title: 'Nome', name: 'title', by: [{ field: 'title', direction: 'asc' }] },
    { title: 'Validade', name: 'validUntil', by: [{ field: 'validUntil', direction: 'asc' }] },
  ],
  preview: { select: claimSelection(), prepare: describeClaim },
})
