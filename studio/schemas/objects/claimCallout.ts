import { HighlightIcon } from '@sanity/icons/Highlight'
import { defineType } from 'sanity'
import { claimField } from '../fields/claim.ts'
import { claimSelection, describeClaimUse } from '../previews/claim.ts'

/** A claim on its own between paragraphs, with its conditions and source. */
export const claimCallout = defineType({
  name: 'claimCallout',
  title: 'Afirmação em destaque',
  type: 'object',
  icon: HighlightIcon,
  fields: [claimField()],
  preview: { select: claimSelection('claim'), prepare: describeClaimUse },
})
