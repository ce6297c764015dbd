// The requests without a route as findings, each about one range of amounts and with the record that mends it.
import { joinGaps, type GroupGap, type Uncovered } from '../../../domain/approval/uncovered.ts';
import type { SetUpFinding } from '../../../generated/types.ts';
import { accountOf, gapRange, readGaps, type GapsOfGroup } from '../../workflows/coverage-gaps.ts';
import type { KnownCompany } from '../../workflows/known-company.ts';
import type { MapFacts } from '../../workflows/map-store.ts';
import type { Reading } from '../../context.ts';
import { finding } from './finding.ts';

type Names = (mapId: string, service: string) => boolean;

/** Whether a map has a row for the service. */
function rowsByMap({ matrix }: KnownCompany): Names {
  const services = new Map<string, Set<string> | null>();
  for (const { mapId = '', services: named } of matrix.rows) {
    const known = services.get(mapId);
    if (known === null) continue;
    services.set(mapId, named === null ? null : new Set([...(known ?? []), ...named]));
  }
  return (mapId, service) => {
    const known = services.get(mapId);
    return known === null || known?.has(service) === true;
  };
}

/** The map that has rows for the service already, or else the first one of the group. */
function recordOf({ maps }: MapFacts, { group, found }: GapsOfGroup, names: Names): GroupGap['record'] {
  const own = maps.filter(({ id }) => group.mapIds.includes(id));
  const active = own.filter(({ isActive }) => isActive);
  const map = active.find(({ id }) => names(id, found.service)) ?? active[0] ?? own[0];
  if (found.code === '9091' || !map) return { kind: 'user-group', id: group.id, name: group.name };
  return { kind: 'workflow-map', id: map.id, name: map.name };
}

const onWire = (facts: MapFacts, one: Uncovered): SetUpFinding =>
  finding('uncovered', one.record, {
    stage: one.stage,
    names: [...one.services],
    available: one.makers,
    code: one.code,
    uncovered: {
      userGroups: one.groups.slice(0, 50).map(({ id, name }) => ({ id, name })),
      account: accountOf(facts, one.accountId),
      currency: one.currency,
      range: gapRange(one),
      why: one.why,
    },
  });

export async function readUncovered(context: Reading, ofCompany: KnownCompany): Promise<SetUpFinding[]> {
  const { facts, gaps } = await readGaps(context, { ofCompany });
  const names = rowsByMap(ofCompany);
  const found = gaps.map((one) => ({ group: one.group, record: recordOf(facts, one, names), gap: one.found }));
  return joinGaps(found, ofCompany.ceilingOf).map((one) => onWire(facts, one));
}
