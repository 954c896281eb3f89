import { writeReport } from './tests/paths/report/write';
const r = await writeReport('/tmp/rp'); console.log(r.shortfalls.length, r.failures.length, r.requirements.filter(x=>x.fate!=='held').map(x=>x.id));
