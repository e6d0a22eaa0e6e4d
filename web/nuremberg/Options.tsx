import type { OptionsProps } from '../game.ts'
import { OptionPicture } from '../rules/OptionPicture.tsx'
import { useShell } from '../shell/context.ts'
import { LessonLink } from '../shell/new-game/LessonLink.tsx'
import { MAPS } from './maps.ts'

/** One of two maps; the rules of 2009 go with the second only (NB-10.2). */
export function Options({ options, change, album }: OptionsProps) {
  const { say } = useShell()
  const is2009 = options['rules-of'] === '2009'
  return (
    <fieldset class="tiles">
      <legend>{say('new.map')}</legend>
      {MAPS.map(map => (
        <label key={map} class="tile">
          <input type="radio" name="map" checked={options['map'] === map} onChange={() => change({ map })} />
          <span>
            <b>{say(`map.${map}`)}</b>
            <small>{say(`map.${map}.what`)}</small>
            {map === 'wensleydale' && <LessonLink game="nuremberg" lesson={map} />}
          </span>
          <OptionPicture album={album} isWide draw={({ faces, say: words }) => faces.headOf(words, map).drawing} />
        </label>
      ))}
      {options['map'] === 'wensleydale' && (
        <label class="tile">
          <input
            type="checkbox"
            checked={is2009}
            onChange={() => change(is2009 ? { map: 'wensleydale' } : { map: 'wensleydale', 'rules-of': '2009' })}
          />
          <span>
            <b>{say('new.rules-2009')}</b>
            <small>{say('new.rules-2009.what')}</small>
            <LessonLink game="nuremberg" lesson="rules-2009" />
          </span>
        </label>
      )}
    </fieldset>
  )
}
