/** The projection of a price table. */
const tableFields = `_id, line, carrier->{_id, name}, columns[]{name, prices}, conditions, source, sourceUrl,
  asOf, validFrom, validUntil`

/** The projection of the price tables of the line whose table a part of a text names: which one is shown, the day decides. */
export const agePricesField = `"prices": select(_type == "agePrices" => {
    "_list": "priceTable",
    "tables": *[_type == "priceTable" && carrier._ref == ^.table->carrier._ref && line == ^.table->line]{${tableFields}}
  })`

/** The projection of the price tables of a carrier. */
export const carrierPricesField = `"prices": {
    "_list": "priceTable",
    "tables": *[_type == "priceTable" && carrier._ref == ^._id] | order(line asc, validFrom asc){${tableFields}}
  }`
