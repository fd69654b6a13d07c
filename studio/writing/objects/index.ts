import { agePrices } from './agePrices.ts'
import { claimCallout } from './claimCallout.ts'
import { claimRef } from './claimRef.ts'
import { dataTable } from './dataTable.ts'
import { externalLink } from './externalLink.ts'
import { feature } from './feature.ts'
import { figure } from './figure.ts'
import { formsTable, storageTable } from './filledTables.ts'
import { iconName } from './iconName.ts'
import { imageWithAlt } from './imageWithAlt.ts'
import { leadRetention } from './leadRetention.ts'
import { legalText, richText } from './richText.ts'
import { shortText } from './shortText.ts'
import { stat } from './stat.ts'

/** Every object that documents share. */
export const objects = [
  shortText,
  richText,
  legalText,
  externalLink,
  claimRef,
  leadRetention,
  claimCallout,
  dataTable,
  storageTable,
  formsTable,
  agePrices,
  figure,
  imageWithAlt,
  iconName,
  feature,
  stat,
]
