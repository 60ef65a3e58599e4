"""Draws a still life of bound books. Reads one JSON file: what stands where; every measure in centimeters."""
import json
import math
import sys

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

scene_file, target = sys.argv[sys.argv.index("--") + 1 :][:2]
with open(scene_file) as file:
    given = json.load(file)

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene


def linear(color):
    """A color of the stylesheet as light."""
    parts = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts) + (1,)


def material(name, color=None, picture=None, roughness=0.6, grain=0.0, turned=False):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Specular"].default_value = 0.18
    if picture:
        image = nodes.new("ShaderNodeTexImage")
        image.image = bpy.data.images.load(picture)
        image.interpolation = "Cubic"
        image.extension = "EXTEND"
        links.new(image.outputs["Color"], surface.inputs["Base Color"])
    else:
        surface.inputs["Base Color"].default_value = linear(color)
    if grain:
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = 14
        noise.inputs["Detail"].default_value = 4
        where = nodes.new("ShaderNodeTexCoord")
        links.new(where.outputs["Object"], noise.inputs["Vector"])
        bump = nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = grain
        bump.inputs["Distance"].default_value = 0.02
        links.new(noise.outputs["Fac"], bump.inputs["Height"])
        links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    return made


def leaves(across):
    """The cut edge of a block of pages: fine lines across the thickness `across` (an axis of the object)."""
    made = material("leaves", "#f4ecdc", roughness=0.9)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    where = nodes.new("ShaderNodeTexCoord")
    stretch = nodes.new("ShaderNodeMapping")
    scale = [0.12, 0.12, 0.12]
    scale[across] = 26
    stretch.inputs["Scale"].default_value = scale
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 1
    noise.inputs["Detail"].default_value = 3
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = 0.36
    ramp.color_ramp.elements[0].color = linear("#c9bb9f")
    ramp.color_ramp.elements[1].position = 0.6
    ramp.color_ramp.elements[1].color = linear("#f7f0e2")
    links.new(where.outputs["Object"], stretch.inputs["Vector"])
    links.new(stretch.outputs["Vector"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    return made


def add(name, mesh_of, materials):
    mesh = bpy.data.meshes.new(name)
    built = bmesh.new()
    mesh_of(built)
    bmesh.ops.recalc_face_normals(built, faces=built.faces)
    built.to_mesh(mesh)
    built.free()
    made = bpy.data.objects.new(name, mesh)
    for one in materials:
        mesh.materials.append(one)
    scene.collection.objects.link(made)
    return made


def extrude(outline, low, high, closed):
    """A wall along an outline seen from above; `outline` is a list of (x, y, material, uv function)."""

    def build(built):
        uv = built.loops.layers.uv.new()
        rows = [[built.verts.new((x, y, z)) for x, y, *_ in outline] for z in (low, high)]
        places = range(len(outline) if closed else len(outline) - 1)
        for place in places:
            following = (place + 1) % len(outline)
            face = built.faces.new((rows[0][place], rows[0][following], rows[1][following], rows[1][place]))
            kind, lay = outline[place][2], outline[place][3]
            face.material_index = kind
            face.smooth = True
            for loop in face.loops:
                loop[uv].uv = lay(loop.vert.co)
        if closed:
            for row in rows:
                face = built.faces.new(row)
                face.material_index = 0

    return build


def case_of(width, height, thick, soft, start=0.0):
    """The outline of a binding from the front's fore edge round the spine to the back's: boards, joints, a round back."""
    half = thick / 2
    bulge = 0.0 if soft else thick * 0.14
    front = lambda at: (at.x / width, at.z / height)
    back = lambda at: (1 - at.x / width, at.z / height)
    spine = lambda at: (1 - at.z / height, 0.5 - at.y / thick)
    if soft:
        edge = 0.12
        points = [(width, -half, 0, front), (edge, -half, 0, front), (edge * 0.3, -half + edge * 0.3, 1, spine)]
        points += [(0, -half + edge, 1, spine), (0, half - edge, 1, spine), (edge * 0.3, half - edge * 0.3, 1, spine)]
        points += [(edge, half, 2, back), (width, half, 2, back)]
        return points
    dip, joint = min(0.11, half * 0.3), (0.38, 0.6, 0.82, 1.1)
    points = [(width, -half, 0, front), (joint[3], -half, 0, front), (joint[2], -half + dip * 0.55, 0, front)]
    points += [(joint[1], -half + dip, 0, front), (joint[0], -half + dip * 0.45, 0, front)]
    steps = 14
    for step in range(steps + 1):
        angle = -math.pi / 2 + math.pi * step / steps
        points.append((0.14 - (bulge + 0.14) * math.cos(angle), half * math.sin(angle), 1, spine))
    points += [(joint[0], half - dip * 0.45, 2, back), (joint[1], half - dip, 2, back)]
    points += [(joint[2], half - dip * 0.55, 2, back), (joint[3], half, 2, back), (width, half, 2, back)]
    return points


def block_of(width, thick, inset, start=0.3):
    half = thick / 2
    hollow = min(0.35, thick * 0.1)
    plain = lambda at: (0, 0)
    points = [(start, -half, 0, plain)]
    steps = 8
    for step in range(steps + 1):
        y = -half + thick * step / steps
        points.append((width - inset - hollow * (1 - (2 * y / thick) ** 2), y, 0, plain))
    points.append((start, half, 0, plain))
    return points


def round_off(made, width, segments=3):
    bevel = made.modifiers.new("edges", "BEVEL")
    bevel.width = width
    bevel.segments = segments
    bevel.limit_method = "ANGLE"
    bevel.angle_limit = math.radians(50)


def bind(book):
    """One closed book: standing, its spine at x = 0, its front to the camera; returned with its own origin at its foot."""
    width, height, thick = book["width"], book["height"], book["thick"]
    soft = book.get("soft", False)
    boards = [
        material("front", picture=book["front"], roughness=0.55, grain=0.08),
        material("spine", picture=book["spine"], roughness=0.55, grain=0.08),
        material("back", book["ground"], roughness=0.55, grain=0.08),
    ]
    case = add("case", extrude(case_of(width, height, thick, soft), 0, height, False), boards)
    board = 0.06 if soft else 0.24
    solid = case.modifiers.new("board", "SOLIDIFY")
    solid.thickness = board
    solid.offset = -1
    round_off(case, 0.02 if soft else 0.07)
    inset = 0 if soft else 0.32
    inner = thick - board * 2 + 0.02
    block = add(
        "block", extrude(block_of(width, inner, inset + 0.01), inset, height - inset, True), [leaves(1)]
    )
    for part in (case, block):
        part.data.use_auto_smooth = True
        part.data.auto_smooth_angle = math.radians(40)
    return [case, block]


# How far each loose sheet lies to the left, how high, and at which angle: the first is the one that is read.
loose = ((0, 0, 0), (0.55, 0.25, -0.7), (0.2, 0.1, 0.5), (0.9, 0.35, -1.4), (0.35, 0.2, 0.3), (1.0, 0.15, -1))


def bind_half(book):
    """A book cut down its middle: the right half is bound, the left half still a pile of loose sheets."""
    width, height, thick = book["width"], book["height"], book["thick"]
    half = thick / 2
    middle = width / 2
    front = lambda at: (at.x / width, at.z / height)
    parts = []
    boards = [material("front", picture=book["front"], roughness=0.55, grain=0.08), material("back", book["ground"])]
    for y, kind in ((-half, 0), (half, 1)):
        board = add("board", extrude([(width, y, kind, front), (middle, y, kind, front)], 0, height, False), boards)
        solid = board.modifiers.new("board", "SOLIDIFY")
        solid.thickness = 0.24
        solid.offset = 1 if y > 0 else -1
        round_off(board, 0.07)
        parts.append(board)
    inner = thick - 0.46
    parts.append(
        add("block", extrude(block_of(width, inner, 0.33, middle), 0.32, height - 0.32, True), [leaves(1)])
    )
    sheet = material("sheet", "#f3ecdd", roughness=0.9)
    typed = material("typed", picture=book["draft"], roughness=0.9)
    for place, (out, up, turn) in enumerate(loose):
        y = -half - 0.03 + place * (thick + 0.06) / (len(loose) - 1)
        lay = lambda at: (at.x / width, at.z / height)
        outline = [(middle - 0.02 - 0.04 * place, 0, 0, lay), (-out, 0, 0, lay)]
        made = add(
            "sheet", extrude(outline, 0, height + up, False), [typed if place == 0 else sheet]
        )
        solid = made.modifiers.new("paper", "SOLIDIFY")
        solid.thickness = 0.03
        made.matrix_world = (
            Matrix.Translation((0, y, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Y")
        )
        parts.append(made)
    return parts


def lay_open(book):
    """A book opened where it begins: the cover at the left, its inside up, and the first page at the right."""
    width, height, thick = book["width"], book["height"], book["thick"]
    board, inset = 0.26, 0.34
    cloth = material("cloth", book["ground"], roughness=0.7, grain=0.25)
    lining = material("lining", book["lining"], roughness=0.9)
    page = material("page", picture=book["page"], roughness=0.9)
    plain = lambda at: (0, 0)
    # Outlines are seen from the foot of the book: to the right, and up. What is extruded is its height, away from us.
    upright = Matrix(((1, 0, 0, 0), (0, 0, 1, 0), (0, 1, 0, 0), (0, 0, 0, 1)))

    def slab(name, outline, low, high, kinds):
        made = add(name, extrude([(x, z, 0, plain) for x, z in outline], low, high, True), kinds)
        made.matrix_world = upright
        return made

    hinge = (-0.35, thick - 0.15)
    slope = math.asin(hinge[1] / width)
    along = lambda distance, up: (
        hinge[0] - distance * math.cos(slope) - up * math.sin(slope),
        hinge[1] - distance * math.sin(slope) + up * math.cos(slope),
    )
    rim = inset * 0.9
    parts = [
        slab("back", [(-0.1, 0), (width, 0), (width, board), (-0.1, board)], 0, height, [cloth]),
        slab("front", [along(0.3, 0), along(width, 0), along(width, board), along(0.3, board)], 0, height, [cloth]),
        slab(
            "spine",
            [(-0.1, 0), (-0.3, thick * 0.5), along(0.35, 0.02), along(0.35, 0.16), (-0.12, thick * 0.5), (0.05, 0.05)],
            0.03,
            height - 0.03,
            [cloth],
        ),
        slab(
            "lining",
            [along(0.1, board), along(width - rim, board), along(width - rim, board + 0.02), along(0.1, board + 0.02)],
            rim,
            height - rim,
            [lining],
        ),
    ]
    for part in parts[:2]:
        round_off(part, 0.09)

    top = lambda x: thick - thick * 0.5 * max(0, 1 - x / 3.4) ** 2.4
    edge = width - inset
    steps = [edge * step / 40 for step in range(40, -1, -1)]
    curve = [(x, top(x)) for x in steps]
    block = slab("block", [(0, board), (edge - 0.12, board), *curve], inset, height - inset, [leaves(1)])
    lay = lambda at: (at.x / edge, (at.z - inset) / (height - 2 * inset))
    first = add(
        "page", extrude([(x, z + 0.015, 0, lay) for x, z in curve], inset, height - inset, False), [page]
    )
    first.matrix_world = upright
    # The leaf before it lies over the inside of the cover, not quite flat.
    free = [(0.02, top(0) + 0.03)]
    for step in range(1, 33):
        part = step / 32
        x, z = along((width - inset * 1.6) * part, board)
        rise = 1.1 * math.sin(math.pi * min(1, part * 1.05)) ** 0.8 * (1 - part * 0.35)
        free.append((x + 0.35 * (1 - part), z + 0.05 + rise))
    leaf = add(
        "leaf", extrude([(x, z, 0, plain) for x, z in free], inset, height - inset, False), [lining]
    )
    leaf.matrix_world = upright
    for part in (block, first, leaf):
        part.data.use_auto_smooth = True
        part.data.auto_smooth_angle = math.radians(40)
    return [*parts, block, first, leaf]


def gather(parts, place):
    """Lays a book where it belongs: `turn` about the vertical, `lean` back, or `lying` with its spine to the camera."""
    empty = bpy.data.objects.new("place", None)
    scene.collection.objects.link(empty)
    for part in parts:
        part.parent = empty
    turn = Matrix.Rotation(math.radians(place.get("turn", 0)), 4, "Z")
    lean = Matrix.Rotation(math.radians(-place.get("lean", 0)), 4, "X")
    tilt = Matrix.Rotation(math.radians(place.get("tilt", 0)), 4, "Y")
    lie = Matrix.Identity(4)
    book_height = place["height"]
    if place.get("pose") == "lying":
        # the spine faces the camera, the front lies up, the head is at the left
        lie = Matrix(((0, 0, -1, book_height), (1, 0, 0, 0), (0, -1, 0, 0), (0, 0, 0, 1)))
    if place.get("pose") == "spine":
        # the spine faces the camera, the front is at its right
        lie = Matrix(((0, -1, 0, 0), (1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)))
    empty.matrix_world = Matrix.Translation(Vector(place["at"])) @ turn @ lean @ tilt @ lie
    return parts


def sharpen(pencil):
    """A pencil that lies on the table, its point to the right."""
    length, radius, point = pencil["length"], 0.36, 1.5
    wood = material("wood", "#d9b98a", roughness=0.8)
    lacquer = material("lacquer", pencil["color"], roughness=0.3)
    along = Matrix.Rotation(math.radians(90), 4, "Y")
    shapes = (
        (radius, radius, length - point, 0, lacquer),
        (radius, 0.11, point * 0.7, length - point, wood),
        (0.11, 0.015, point * 0.3, length - point * 0.3, lacquer),
    )
    parts = []
    for low, high, long, start, kind in shapes:
        build = lambda built: bmesh.ops.create_cone(
            built,
            cap_ends=True,
            segments=6,
            radius1=low,
            radius2=high,
            depth=long,
            matrix=Matrix.Translation((start + long / 2, 0, 0)) @ along,
        )
        made = add("pencil", build, [kind])
        round_off(made, 0.04)
        parts.append(made)
    return parts


books = []
for pencil in given.get("pencils", []):
    books += gather(sharpen(pencil), {**pencil, "height": 0})
for book in given.get("opened", []):
    books += gather(lay_open(book), book)
for book in given["books"]:
    books += gather(bind_half(book) if "draft" in book else bind(book), book)


def catcher(name, size, matrix):
    bpy.ops.mesh.primitive_plane_add(size=size)
    plane = bpy.context.object
    plane.name = name
    plane.matrix_world = matrix
    plane.data.materials.append(material(name, "#faf7ef", roughness=1))
    plane.data.materials[0].node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0
    return plane


shadows = given["pass"] == "shadows"
catchers = [
    catcher("table", 400, Matrix.Translation((0, given["wall"] - 200, 0))),
    catcher("wall", 400, Matrix.Translation((0, given["wall"], 0)) @ Matrix.Rotation(math.radians(90), 4, "X")),
]
for hidden in books if shadows else catchers:
    hidden.visible_camera = False
for plane in catchers:
    plane.is_shadow_catcher = shadows

for light in given["lights"]:
    lamp = bpy.data.lights.new("light", "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = light["size"]
    lamp.energy = light["power"]
    lamp.color = linear(light.get("color", "#ffffff"))[:3]
    made = bpy.data.objects.new("light", lamp)
    made.location = light["at"]
    made.rotation_euler = (Vector(light["to"]) - Vector(light["at"])).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(made)

world = bpy.data.worlds.new("world")
world.use_nodes = True
world.node_tree.nodes["Background"].inputs["Color"].default_value = linear(given["sky"]["color"])
world.node_tree.nodes["Background"].inputs["Strength"].default_value = given["sky"]["strength"]
scene.world = world

camera = bpy.data.cameras.new("camera")
camera.lens = given["camera"]["lens"]
camera.sensor_width = 36
eye = bpy.data.objects.new("camera", camera)
eye.location = given["camera"]["at"]
eye.rotation_euler = (Vector(given["camera"]["to"]) - eye.location).to_track_quat("-Z", "Y").to_euler()
camera.clip_end = 2000
scene.collection.objects.link(eye)
scene.camera = eye

render = scene.render
render.engine = "CYCLES"
render.film_transparent = True
render.resolution_x, render.resolution_y = given["size"]
render.resolution_percentage = 100
render.image_settings.file_format = "PNG"
render.image_settings.color_mode = "RGBA"
render.image_settings.color_depth = "8"
render.filepath = target
scene.view_settings.view_transform = "Standard"
scene.view_settings.exposure = given.get("exposure", 0)
scene.cycles.samples = given["samples"]
scene.cycles.use_adaptive_sampling = True
scene.cycles.adaptive_threshold = 0.015
scene.cycles.adaptive_min_samples = 48
scene.cycles.use_denoising = False
scene.cycles.max_bounces = 5
scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
scene.cycles.seed = 7
bpy.ops.render.render(write_still=True)
