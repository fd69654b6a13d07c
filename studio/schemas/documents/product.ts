import { PackageIcon } from '@sanity/icons/Package'
import { defineType } from 'sanity'
import { iconField } from '../fields/icon.ts'
import { highlightsField, identityFields, priceField, quoteLabelField } from '../fields/identity.ts'
import { landingFields, landingGroups } from '../fields/landing.ts'
import { byOrder } from '../fields/order.ts'

/** An insurance product and its page: fleet and life insurance. */
export const product = defineType({
  name: 'product',
  title: 'Produto',
  type: 'document',
  icon: PackageIcon,
  groups: landingGroups,
  fields: [
    ...identityFields(),
    quoteLabelField(),
    iconField('identity'),
    priceField(),
    highlightsField(),
    ...landingFields(),
  ],
  orderings: [byOrder],
  preview: { select: { title: 'name', subtitle: 'summary' } },
})
