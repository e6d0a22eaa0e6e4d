import { nuremberg, type Options } from '@roundhouse/nuremberg/definition'

/** The map, the boxes and the trains by the numbers that views have for them. */
export function legend(options: Options) {
  const { map, boxes, trains, turns } = nuremberg.open(options).rules
  return {
    turns,
    goods: map.goodsNames,
    areas: map.areas.map(({ name, row, column, terrain, station }) => ({ name, row, column, terrain, station })),
    /** Link 2n crosses border n one way, link 2n + 1 the other way; a cost of 0: never. */
    links: map.from.map((from, link) => ({ from, to: map.to[link]!, cost: map.cost[link]! })),
    boxes: boxes.map(({ name, printed, least, isOpen }) => ({ name, influence: printed, least, open: isOpen })),
    trains: trains.map(({ name, cost, spaces }) => ({ name, cost, spaces })),
  }
}
